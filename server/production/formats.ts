/** The formats of files and messages that other systems read and write. */
import { giroFormat } from '#server/adapters/avtalegiro/giro-format.ts';
import { camtFormat } from '#server/adapters/bank-statement/camt-reader.ts';
import { readMailReport } from '#server/adapters/mail-report/mail-report.ts';
import { giftReportXml } from '#server/adapters/tax-report/gift-report-xml.ts';
import { checkWebhookSignature } from '#server/adapters/vipps/webhook-signature.ts';
import type { Ports } from '#server/portal-ports.ts';

export const formats: Ports['formats'] = {
  giroFormat,
  readMailReport,
  statementFormat: camtFormat,
  makeReportXml: giftReportXml,
  checkSignature: checkWebhookSignature,
};
