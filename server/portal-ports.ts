/** What a portal is given from outside: all that differs between production and tests. */
import type { Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { AccountNames } from './ports/account-names.ts';
import type { AccountRemoval } from './ports/account-removal.ts';
import type { StatementExchange, StatementFormat } from './ports/bank-statement.ts';
import type { Clock } from './ports/clock.ts';
import type { ErasureList } from './ports/erasure-list.ts';
import type { FileCleaner } from './ports/file-cleaner.ts';
import type { MakeReportXml } from './ports/gift-report.ts';
import type { GiroExchange, GiroFormat } from './ports/giro.ts';
import type { LogHeadList } from './ports/log-heads.ts';
import type { MailSender, ReadMailReport } from './ports/mail.ts';
import type { NameLookup } from './ports/name-lookup.ts';
import type { Operation } from './ports/operation.ts';
import type { ProfileSource } from './ports/profile-source.ts';
import type { SessionEnding } from './ports/session-ending.ts';
import type { OutsideIdentifiers, SignInIdentifiers } from './ports/sign-in-identifiers.ts';
import type { SmsSender } from './ports/sms.ts';
import type { CheckSignature, Vipps } from './ports/vipps.ts';
import type { VippsSettlements } from './ports/vipps-settlements.ts';
import type { WebhookSender } from './ports/webhook-sender.ts';

export type Ports = {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  jobs: Pick<Jobs, 'enqueue'>;
  organisation: OrganisationProfile;
  profileSource: ProfileSource;
  origin: string;
  /** What keys are derived from. */
  secret: Buffer;
  /** Which national identity numbers are taken. */
  series: FodselsnummerSeries;
  /** How one can give here. */
  rails: readonly Rail[];
  /** Of files and messages: the same everywhere. */
  formats: {
    checkSignature: CheckSignature;
    giroFormat: GiroFormat;
    makeReportXml: MakeReportXml;
    readMailReport: ReadMailReport;
    statementFormat: StatementFormat;
  };
  mail: MailSender;
  sms: SmsSender;
  webhookSender: WebhookSender;
  names: NameLookup;
  operation: Operation;
  /** What the mail server shows with a report; null where none are taken. */
  mailReportToken: string | null;
  /** For the files that members send. */
  cleaner: FileCleaner;
  /** Null where there is no Vipps. */
  vipps: Vipps | null;
  settlements: VippsSettlements | null;
  /** Where files of AvtaleGiro are exchanged; null where there is none. */
  giroExchange: GiroExchange | null;
  /** Null where the bank sends no statements. */
  statementExchange: StatementExchange | null;
  /** Null where the portal may not change names at the identity provider. */
  accountNames: AccountNames | null;
  /** Null where the portal may not delete accounts at the identity provider: they are only parted from the person. */
  accountRemoval: AccountRemoval | null;
  /** Null where the portal may not end sign-ins at the identity provider. */
  sessionEnding: SessionEnding | null;
  /** What accounts sign in with, where the provider is ours. */
  identifiers: SignInIdentifiers<Database> | null;
  /** Where the provider is an outside one that the portal may change accounts at. */
  outside: OutsideIdentifiers | null;
  erasures: ErasureList;
  logHeads: LogHeadList;
};
