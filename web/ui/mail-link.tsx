/** An e-mail address to write to. In a narrow place it breaks before the `@`, and nowhere else if it can. */
export function MailLink({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}
      <wbr />@{domain}
    </a>
  );
}
