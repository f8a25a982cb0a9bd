/** Lets the ordinary `pg` driver speak to PGlite: what looks like a socket hands whole messages to the database. */
import { Duplex } from 'node:stream';

/** Sends whole messages of the PostgreSQL protocol; resolves with everything the database answered to them. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

const terminate = 0x58;

/** A simple-query message: 'Q', length, text, zero. ASCII only. */
function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6);
  message[0] = 0x51;
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return new Uint8Array(message);
}

/** One connection. The database has one session, so a pool may hold one of these at a time. */
export class PGliteStream extends Duplex {
  readonly #exchange: Exchange;
  #pending: Buffer = Buffer.alloc(0);
  #hasStarted = false;

  constructor(exchange: Exchange) {
    super({ allowHalfOpen: false });
    this.#exchange = exchange;
  }

  // What pg expects of a socket.
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#take(chunk).then(() => done(), done);
  }
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.push(null);
    done(error);
  }

  /** Everything up to the last complete message goes over in one call. */
  async #take(chunk: Buffer): Promise<void> {
    this.#pending = this.#pending.length ? Buffer.concat([this.#pending, chunk]) : chunk;
    if (!this.#hasStarted) return this.#start();
    let end = 0;
    while (end + 5 <= this.#pending.length) {
      const length = 1 + this.#pending.readInt32BE(end + 1);
      if (end + length > this.#pending.length) break;
      end += length;
    }
    if (end > 0) await this.#send(end);
  }

  /** The startup packet has no type byte. A new connection gets a clean session, as it would from a server. */
  async #start(): Promise<void> {
    if (this.#pending.length < 4 || this.#pending.length < this.#pending.readInt32BE(0)) return;
    this.#hasStarted = true;
    await this.#exchange(simpleQuery('rollback'));
    await this.#exchange(simpleQuery('discard all'));
    await this.#send(this.#pending.readInt32BE(0));
    if (this.#pending.length) await this.#take(Buffer.alloc(0));
  }

  async #send(end: number): Promise<void> {
    const messages = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    if (messages[0] === terminate) {
      this.push(null);
      return;
    }
    // Copied: the receiver takes ownership of the buffer.
    const answer = await this.#exchange(new Uint8Array(messages));
    if (answer.length) this.push(Buffer.from(answer));
  }
}
