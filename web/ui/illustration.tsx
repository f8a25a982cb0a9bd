type IllustrationProps = {
  /** Address of a file of its own, so that only the page that shows it fetches it. */
  src: string;
  className: string;
};

/** Decoration, 400 × 250: it says nothing that the words do not. */
export function Illustration({ src, className }: IllustrationProps) {
  return (
    <img
      className={`scene no-print ${className}`}
      src={src}
      width={400}
      height={250}
      alt=""
      decoding="async"
      // Else React has it fetched ahead of the code.
      fetchPriority="low"
    />
  );
}
