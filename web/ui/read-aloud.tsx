import { useEffect, useState } from 'react';
import { withoutMarks } from '#web/texts/bokmal.ts';
import { Button } from './button.tsx';
import { inShortTexts as texts } from './in-short-texts.ts';

/** A button that reads a text aloud, and stops. */
export function ReadAloud({ text, voice }: { text: string; voice: SpeechSynthesisVoice }) {
  const [isReading, setIsReading] = useState(false);
  useEffect(() => () => speechSynthesis.cancel(), []);
  const press = () => {
    speechSynthesis.cancel();
    setIsReading(!isReading);
    if (isReading) return;
    const reading = new SpeechSynthesisUtterance(withoutMarks(text));
    reading.voice = voice;
    reading.lang = voice.lang;
    reading.onend = () => setIsReading(false);
    speechSynthesis.speak(reading);
  };
  return (
    <p>
      <Button variant="secondary" data-size="sm" onClick={press}>
        {isReading ? texts.stop : texts.read}
      </Button>
    </p>
  );
}
