/** How far one has come in something with steps: in words, and as a bar that only shows the same. */
type StepBarProps = { step: number; of: number; words(step: number, of: number): string };

export function StepBar({ step, of, words }: StepBarProps) {
  return (
    <>
      {words(step, of)}
      <progress className="step-bar" value={step} max={of} aria-hidden="true" />
    </>
  );
}
