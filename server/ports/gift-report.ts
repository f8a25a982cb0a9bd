/** The yearly report of gifts, as passed to the adapter that writes the file for the tax authority. */
export type GiftReport = {
  /** Our own, never used again. At most 100 characters. */
  reference: string;
  year: number;
  giver: {
    organisationNumber: string;
    name: string;
    contact: { name: string; phone: string; email: string };
  };
  lines: readonly { fodselsnummer: string; name: string; amountKroner: number }[];
};

/** Writes the file. @throws RangeError where a number does not have its digits, or an amount is not whole and positive */
export type MakeReportXml = (report: GiftReport) => string;
