import { useEffect, useRef, useState } from 'react';
import type { EnquiryMessage } from '#contract/enquiry-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { messageAnchor } from '#web/ui/message-thread.tsx';
import { threadTexts as texts } from './henvendelser-texts.ts';

/** An answer that came while the thread was on the screen: said when there is time, and where to find it. */
export function NewAnswer({ messages }: { messages: readonly EnquiryMessage[] }) {
  const answers = messages.filter(({ from }) => from === 'staff');
  const known = useRef(answers.length);
  const [news, setNews] = useState<EnquiryMessage | null>(null);
  const last = answers.at(-1);
  useEffect(() => {
    if (answers.length > known.current && last) setNews(last);
    known.current = answers.length;
  }, [answers.length, last]);
  const goThere = () => {
    const message = news && document.getElementById(messageAnchor(news.id));
    message?.focus();
    message?.scrollIntoView({ block: 'center' });
    setNews(null);
  };
  return (
    <div role="status">
      {news && (
        <p className="new-answer">
          {texts.news(news.name)}{' '}
          <Button variant="tertiary" onClick={goThere}>
            {texts.toNews}
          </Button>
        </p>
      )}
    </div>
  );
}
