import { useState } from 'react';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { ChangeMagazine } from './change-magazine.tsx';
import { HouseholdPanel } from './household-panel.tsx';
import { texts } from './magasininn-texts.ts';
import { PauseMagazine } from './pause-magazine.tsx';
import { StayElsewhere } from './stay-elsewhere.tsx';
import { StopMagazine } from './stop-magazine.tsx';

const paperActs = ['change', 'pause', 'stay', 'household', 'stop'] as const;
const digitalActs = ['change', 'pause', 'stop'] as const;
type ActName = (typeof paperActs)[number];

/** What can be changed, one thing at a time. */
export function MagazineActs({ magazine }: { magazine: MyMagazine }) {
  const [open, setOpen] = useState<ActName | null>(null);
  // Only its own: what is done may come after something else has been opened.
  const close = (done: ActName) => () => setOpen((now) => (now === done ? null : now));
  const acts = magazine.channel === 'paper' ? paperActs : digitalActs;
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">{texts.acts.title}</h2>
      <p className="actions">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'stop' ? 'tertiary' : 'secondary'}
            aria-expanded={open === act}
            onClick={() => setOpen(open === act ? null : act)}
          >
            {texts.acts[act]}
          </Button>
        ))}
      </p>
      {open === 'change' && (
        <WithDraft
          name="magazine-change"
          Form={ChangeMagazine}
          magazine={magazine}
          onDone={close('change')}
        />
      )}
      {open === 'pause' && (
        <WithDraft name="magazine-pause" Form={PauseMagazine} magazine={magazine} onDone={close('pause')} />
      )}
      {open === 'stay' && (
        <WithDraft name="magazine-stay" Form={StayElsewhere} magazine={magazine} onDone={close('stay')} />
      )}
      {open === 'household' && <HouseholdPanel magazine={magazine} />}
      {open === 'stop' && <StopMagazine isPaid={magazine.paidUntilOn !== null} onDone={close('stop')} />}
    </section>
  );
}

type Drafted = typeof ChangeMagazine | typeof StayElsewhere | typeof PauseMagazine;
function WithDraft({
  name,
  Form,
  ...props
}: {
  name: string;
  Form: Drafted;
  magazine: MyMagazine;
  onDone(): void;
}) {
  const draft = useOpenDraft(name);
  return draft ? <Form key={draft.key} draft={draft} {...props} /> : <SkeletonForm />;
}
