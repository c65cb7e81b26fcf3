/** Something to read or choose over the table. Closing it gives the focus back to where it was. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n';
import './Dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    element.showModal();
    // A press beside it closes it, as Escape does.
    const beside = ({ target }: MouseEvent): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', beside);
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} class="dialog" data-wide={wide || undefined} aria-label={title} onClose={onClose}>
      <div class="dialog__body">
        <header class="dialog__head">
          <h2>{title}</h2>
          <button
            type="button"
            class="dialog__close"
            aria-label={t('app.close')}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
