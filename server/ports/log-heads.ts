/** Where the access log stood, hour by hour, kept outside the database: what is cut off the log afterwards shows. */
export type LogHead = {
  /** The last row there was. */
  number: number;
  hash: string;
  /** When that look was. */
  lookedAt: string;
  /** Made with the server's key, so that lines cannot be forged. */
  seal: string;
  /** When it was recorded. */
  at: string;
};

export type LogHeadList = {
  /** Resolves when it is on the disk. */
  add(head: LogHead): Promise<void>;
  all(): Promise<LogHead[]>;
};
