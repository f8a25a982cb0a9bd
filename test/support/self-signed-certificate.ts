/** A new certificate for `localhost` and 127.0.0.1: no tool for it need be installed, and no key lies in a repository. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  // The shortest form there is: browsers refuse any other.
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const commonName = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))));
const alternativeName = sequence(
  objectId('551d11'),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.of(127, 0, 0, 1)))),
);

/** @returns key and certificate as PEM, good for an hour before and after now */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const hour = 3600_000;
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    commonName,
    sequence(utcTime(Date.now() - hour), utcTime(Date.now() + hour)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeName)),
  );
  const signature = sign('sha256', signed, privateKey);
  const certificate = sequence(signed, ecdsaWithSha256, der(0x03, Buffer.of(0), signature));
  const lines = certificate.toString('base64').replace(/(.{64})/g, '$1\n');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
