/** Attachments of a message: chosen, dropped or photographed; each with its progress, and a retry or removal on errors. */
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { attachmentLimits } from '#contract/attachment-endpoints.ts';
import { attachmentTexts as texts } from '#web/texts/attachment-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, FieldHint } from '#web/ui/field-frame.tsx';
import { UploadRow } from './upload-row.tsx';
import type { useUploads } from './use-uploads.ts';

/** Pictures of any kind, so that a phone offers its camera and makes JPEG of its own; the server looks closer. */
const accepted = 'image/*,.heic,.heif,application/pdf';

type AttachmentsFieldProps = {
  /** What `useUploads` gave. */
  files: ReturnType<typeof useUploads>;
  id?: string;
  /** What the files are for, where a page has several of these. */
  about?: string;
  error?: string | null | undefined;
};

export function AttachmentsField({ files, id = 'attachments', about, error }: AttachmentsFieldProps) {
  const { uploads, items, isUnlisted } = files;
  const [left, setLeft] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const said = useSaid(uploads);
  const addWords = items.length > 0 ? texts.addMore : texts.add;
  const room = attachmentLimits.perMessage - items.filter(({ state }) => state !== 'failed').length;

  const add = (chosen: FileList | null) => {
    if (!chosen?.length) return;
    const refused = uploads.add([...chosen]);
    setLeft(refused > 0 ? chosen.length - refused : null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  };
  const remove = (key: string) => {
    setLeft(null);
    uploads.remove(key);
    // Its button is gone: the focus goes to the one that is always there.
    field.current?.querySelector<HTMLElement>('.attachments__add button')?.focus();
  };

  return (
    <fieldset
      className={isOver ? 'attachments attachments--over' : 'attachments'}
      ref={field}
      aria-label={about && `${texts.title}: ${about}`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={drop}
    >
      <legend className="ds-label">{texts.title}</legend>
      <FieldHint id={id}>{texts.hint}</FieldHint>
      {items.length > 0 && (
        <ul className="attachments__list" aria-label={texts.list}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} uploads={uploads} onRemove={() => remove(item.key)} />
          ))}
        </ul>
      )}
      <div className="attachments__add">
        <FileButton
          id={id}
          label={addWords}
          spoken={about && `${addWords}: ${about}`}
          onChosen={add}
          multiple
        />
        <span className="attachments__camera">
          <FileButton
            label={texts.takePicture}
            spoken={about && `${texts.takePicture}: ${about}`}
            onChosen={add}
            camera
          />
        </span>
        <span className="attachments__drop">{texts.drop}</span>
      </div>
      <div role="alert">
        {left !== null && <p className="attachments__note">{texts.tooMany(left)}</p>}
        {left === null && room <= 0 && <p className="attachments__note">{texts.full}</p>}
        {isUnlisted && <p className="attachments__note">{texts.couldNotList}</p>}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      <p className="ds-sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

type FileButtonProps = {
  id?: string;
  label: string;
  /** Names the file in the label that is read aloud. */
  spoken?: string | undefined;
  multiple?: boolean;
  camera?: boolean;
  onChosen(files: FileList | null): void;
};

/** A button of ours before the browser's own, which speaks the language of the browser. */
export function FileButton({
  id,
  label,
  spoken,
  multiple = false,
  camera = false,
  onChosen,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChosen(event.target.files);
    // The same file may be chosen again.
    event.target.value = '';
  };
  return (
    <>
      <Button
        id={id}
        variant="secondary"
        data-size="sm"
        aria-label={spoken}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        type="file"
        hidden
        ref={input}
        multiple={multiple}
        accept={camera ? 'image/*' : accepted}
        {...(camera && { capture: 'environment' })}
        onChange={choose}
      />
    </>
  );
}

/** What is announced: that a file has begun, has come or is gone. Not each percent. */
function useSaid(uploads: ReturnType<typeof useUploads>['uploads']): string {
  const [said, setSaid] = useState('');
  useEffect(() => uploads.onEvent(({ kind, name }) => setSaid(texts.said[kind](name))), [uploads]);
  return said;
}
