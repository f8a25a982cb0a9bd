/** The formats of files and messages that other systems read and write. */
import { giroFormat } from './adapters/avtalegiro/giro-format.ts';
import { camtFormat } from './adapters/bank-statement/camt-reader.ts';
import { readMailReport } from './adapters/mail-report/mail-report.ts';
import { giftReportXml } from './adapters/tax-report/gift-report-xml.ts';
import { checkWebhookSignature } from './adapters/vipps/webhook-signature.ts';
import type { Ports } from './portal-ports.ts';

export const formats: Ports['formats'] = {
  giroFormat,
  readMailReport,
  statementFormat: camtFormat,
  makeReportXml: giftReportXml,
  checkSignature: checkWebhookSignature,
};
