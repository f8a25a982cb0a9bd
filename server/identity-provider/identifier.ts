/** A phone number in E.164 or an e-mail address in lower case: what a person signs in with. */
export type Identifier = { kind: 'email' | 'phone'; value: string };

const emailPattern = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;
/** Norwegian subscriber numbers have eight digits; 8xx are premium numbers, to which nothing is sent. */
const norwegianPattern = /^\+47[2-79]\d{7}$/;

/**
 * Reads what somebody typed: an e-mail address, or a number with eight digits (Norwegian), with `+` or with `00`.
 * @param countries calling codes to which text messages are sent, such as `+47`
 * @returns `unreadable` when it is neither, `country` when the number is one we do not send to
 */
export function parseIdentifier(
  input: unknown,
  countries: readonly string[],
): Identifier | 'unreadable' | 'country' {
  const text = typeof input === 'string' ? input.normalize('NFC').trim() : '';
  if (text.length > 254) return 'unreadable';
  if (text.includes('@'))
    return emailPattern.test(text) ? { kind: 'email', value: text.toLowerCase() } : 'unreadable';

  const compact = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const value = /^\d{8}$/.test(compact) ? `+47${compact}` : compact;
  if (!/^\+\d{8,15}$/.test(value)) return 'unreadable';
  if (value.startsWith('+47') && !norwegianPattern.test(value)) return 'unreadable';
  return countries.some((country) => value.startsWith(country)) ? { kind: 'phone', value } : 'country';
}

/** The part of an IP address that one customer has: the whole of IPv4, the first 64 bits of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  while (plain.includes('::') && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
