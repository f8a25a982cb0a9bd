/**
 * What is in a file of the NY-format: claims and cancellations that we send, mandates and payments that come.
 * Amounts in whole øre, days `YYYY-MM-DD`. The file knows KIDs and accounts, and nothing of people.
 */

export type GiroKind = 'claims' | 'cancellations' | 'mandates' | 'ocr';

/** One debit that is asked for (or called back, in a file of cancellations). */
export type GiroClaim = {
  transactionNumber: number;
  /** 02: we tell the payer ourselves; 21: the bank does; 93: a cancellation. */
  type: '02' | '21' | '93';
  dueOn: string | null;
  amountOre: number;
  kid: string;
  /** Ten characters. Null in a cancellation without its second record. */
  shortName: string | null;
  /** What stands on the payer's statement; 25 characters. Null as above. */
  reference: string | null;
  specifications: { line: number; column: number; text: string }[];
};

/** A payer's standing permission to be debited («fast betalingsoppdrag»), or the end of it. */
export type GiroMandate = {
  serialNumber: number;
  /** `active`: one of a listing of all; `changed`: new or changed; `ended`. */
  registration: 'active' | 'changed' | 'ended';
  kid: string;
  wantsNotice: boolean;
};

/** Money that has come in, or gone back. */
export type GiroPayment = {
  transactionNumber: number;
  /** 15 is AvtaleGiro; 18 and 20 are reversals. What is added and what is subtracted, the sign says. */
  type: string;
  /** The day of the operator's settlement; the money of one day and assignment comes as one sum. */
  settledOn: string | null;
  /** Negative where the file has a minus sign. */
  amountOre: number;
  /** Blank where the payer wrote free text instead. */
  kid: string;
  archiveReference: string;
  /** The day the payer's bank debited. */
  bankOn: string | null;
  /** Eleven zeros where it is not known. */
  debitAccount: string;
  text: string | null;
  /** What the file says besides, kept so that it can be written again as it was. */
  rest: {
    centreId: string;
    dayCode: string;
    partialSettlement: string;
    settlementSerial: string;
    sign: '0' | '-';
    cardIssuer: string;
    formNumber: string;
    referenceRest: string;
  };
};

export type GiroItem = GiroClaim | GiroMandate | GiroPayment;

export type AssignmentStart = {
  kind: GiroKind;
  assignmentNumber: string;
  /** Our account, eleven digits. The format does not demand that it passes a check. */
  account: string;
  /** Payments only: the agreement they belong to, nine digits. */
  agreementId: string | null;
};

/** What the items of an assignment add up to, and the days its end names. */
export type AssignmentTotals = {
  count: number;
  /** With the start and the end. */
  recordCount: number;
  /** Net of what has a minus sign. */
  sumOre: number;
  /** Payments: the operator's own day. */
  dateOn: string | null;
  firstDateOn: string | null;
  lastDateOn: string | null;
};

export type GiroAssignment =
  | (AssignmentStart & AssignmentTotals & { kind: 'claims' | 'cancellations'; items: GiroClaim[] })
  | (AssignmentStart & AssignmentTotals & { kind: 'mandates'; items: GiroMandate[] })
  | (AssignmentStart & AssignmentTotals & { kind: 'ocr'; items: GiroPayment[] });

export type TransmissionStart = {
  /** Eight digits; `00008080` is the operator. */
  sender: string;
  /** Seven digits, never used again by the same sender. */
  transmissionNumber: string;
  recipient: string;
};

export type GiroFile = TransmissionStart & {
  /** What the end of the file names: the earliest due day, or the operator's own. */
  dateOn: string | null;
  assignments: GiroAssignment[];
};
