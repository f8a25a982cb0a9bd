/** A button that opens the browser's own choice of a file; the same file can be chosen again. */
export function FileButton(props: {
  label: string;
  accept: string;
  isBusy: boolean;
  onChoose(file: File): void;
}) {
  const { label, accept, isBusy, onChoose } = props;
  return (
    <label className="ds-button" data-variant="secondary" aria-busy={isBusy || undefined}>
      <input
        className="ds-sr-only"
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {label}
    </label>
  );
}
