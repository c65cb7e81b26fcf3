/**
 * Something over everything else. A press beside it closes it, as Escape does, and closing it gives the focus back to where
 * it was. Notices come up in it, too, since it covers those of the page.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { dialogs, Notices } from './notices';

interface ModalProps {
  readonly class: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** What it is, in words, or the id of the element that says so. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'data-wide'?: boolean | undefined;
}

export function Modal({ onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    const closed = (): void => close.current();
    current?.showModal();
    dialogs.value++;
    current?.addEventListener('close', closed);
    return () => {
      current?.removeEventListener('close', closed);
      current?.close();
      dialogs.value--;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      {...rest}
    >
      {children}
      <Notices />
    </dialog>
  );
}
