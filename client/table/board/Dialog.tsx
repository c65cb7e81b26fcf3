/** Something to read or choose over the table. */
import type { ComponentChildren } from 'preact';
import { Modal } from '../../app/Modal';
import { t } from '../../i18n';
import './Dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  return (
    <Modal class="dialog" data-wide={wide || undefined} aria-label={title} onClose={onClose}>
      <div class="dialog__body">
        <header class="dialog__head">
          <h2>{title}</h2>
          <button type="button" class="dialog__close" aria-label={t('app.close')} onClick={onClose}>
            ×
          </button>
        </header>
        {children}
      </div>
    </Modal>
  );
}
