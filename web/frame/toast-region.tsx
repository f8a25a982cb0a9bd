/** The toast library, set up as the frame wants it. Loaded with the first message. */
import { useEffect, useRef } from 'react';
import libraryStyle from 'react-toastify/ReactToastify.css?url';
import { type CloseButtonProps, cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { loadStylesheet } from '#web/stylesheet.ts';
import { toastTexts } from '#web/texts/toast-texts.ts';
import { type Toast, takeWaitingToasts } from './toasts.tsx';

const shownMs = 15_000;
/** In its place, and readable, from the first moment: the library's own comes from below the window. */
const rise = cssTransition({ enter: 'toast-enter', exit: 'toast-exit' });

export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  const region = useRef<HTMLDivElement>(null);

  // The live region must be there before the text is put into it, else it is not spoken.
  useEffect(() => {
    if (toasts.length === 0) return;
    const timer = setTimeout(async () => {
      await loadStylesheet(libraryStyle);
      for (const { id, text, kind } of takeWaitingToasts()) {
        toast(text, { toastId: id, type: kind, role: kind === 'error' ? 'alert' : 'status' });
      }
    }, 100);
    return () => clearTimeout(timer);
  }, [toasts]);

  // The library pauses on hover and on a hidden window, but not while the keyboard is in the message.
  useEffect(() => {
    const element = region.current;
    const pause = () => toast.pause();
    const play = () => toast.play();
    element?.addEventListener('focusin', pause);
    element?.addEventListener('focusout', play);
    return () => {
      element?.removeEventListener('focusin', pause);
      element?.removeEventListener('focusout', play);
    };
  }, []);
  useEffect(() => {
    const change = () => (document.hidden ? toast.pause() : toast.play());
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);

  return (
    <div ref={region}>
      <ToastContainer
        position="bottom-center"
        autoClose={shownMs}
        transition={rise}
        pauseOnHover
        pauseOnFocusLoss={false}
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        icon={false}
        closeButton={CloseToast}
        aria-label={toastTexts.region}
      />
    </div>
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="toast-close" aria-label={toastTexts.close} onClick={closeToast}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
