/** One text message that leaves. `to` is E.164; `id` lets the gateway recognise a repeated send. */
export type Sms = { id: string; to: string; text: string };
export type SmsSender = {
  /** Resolves when the gateway has accepted it; rejects when it has not. */
  send(sms: Sms): Promise<void>;
};
