/** One e-mail that leaves. `id` becomes the Message-ID: a repeated send carries the same one. */
export type Mail = { id: string; to: string; subject: string; text: string };
export type MailSender = {
  /** Resolves when the mail server has accepted it; rejects when it has not. */
  send(mail: Mail): Promise<void>;
};
