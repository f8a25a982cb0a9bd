/** Reading aloud, where the device has a voice of the language. Its code comes only then, after the page. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { inShortTexts } from './in-short-texts.ts';

const ReadAloud = lazy(() => import('./read-aloud.tsx').then((module) => ({ default: module.ReadAloud })));

const isOfLanguage = new RegExp(`^(${inShortTexts.voices})\\b`, 'i');

/** Only a voice of the device itself: others would send the text to somebody else. */
const findVoice = (): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang, localService }) => localService && isOfLanguage.test(lang));

export function ReadAloudSlot({ text }: { text: string }) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setVoice(findVoice());
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return (
    voice && (
      <Suspense fallback={null}>
        <ReadAloud text={text} voice={voice} />
      </Suspense>
    )
  );
}
