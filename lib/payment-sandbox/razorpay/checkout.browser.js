// The sandbox's checkout.js: options and events as in Razorpay's own (razorpay.com/docs: standard-checkout). It
// runs in the store's page and shows the sandbox's page in a frame above it.
(() => {
  const base = new URL(document.currentScript.src).origin;
  const EMBEDDED = `${base}/razorpay/v1/checkout/embedded`;
  const OVERLAY = {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    background: 'rgb(10 16 24 / 0.6)',
    display: 'grid',
    placeItems: 'center',
  };
  const FRAME = { width: 'min(100%, 30rem)', height: 'min(100%, 46rem)', border: '0', background: '#fff' };

  function post(action, target, fields) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action, target });
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined || value === null) continue;
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value: String(value) });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  }

  /** Converts `error[code]` and the like to the object that reports a failure. */
  function errorOf(fields) {
    const entries = Object.entries(fields).map(([name, value]) => [name.replace(/^error\[(\w+)\]$/, '$1'), value]);
    const error = Object.fromEntries(entries);
    return { ...error, metadata: JSON.parse(error.metadata || '{}') };
  }

  class Razorpay {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      const known = this.listeners[event] || [];
      this.listeners[event] = [...known, listener];
    }

    open() {
      const { key, order_id, amount, name, description, prefill = {}, callback_url } = this.options;
      const fields = {
        key_id: key,
        order_id,
        amount,
        name,
        description,
        callback_url,
        'prefill[name]': prefill.name,
        'prefill[email]': prefill.email,
        'prefill[contact]': prefill.contact,
      };
      this.show();
      post(EMBEDDED, this.frame.name, { ...fields, overlay: location.origin });
    }

    show() {
      this.focused = document.activeElement;
      this.overlay = document.createElement('div');
      this.overlay.setAttribute('role', 'dialog');
      this.overlay.setAttribute('aria-modal', 'true');
      this.overlay.setAttribute('aria-label', 'Payment sandbox');
      Object.assign(this.overlay.style, OVERLAY);
      this.frame = document.createElement('iframe');
      Object.assign(this.frame, { name: `payment-sandbox-${Date.now()}`, title: 'Payment sandbox' });
      Object.assign(this.frame.style, FRAME);
      this.overlay.append(this.frame);
      document.body.append(this.overlay);
      this.frame.focus();
      this.hear = (message) => {
        if (message.origin !== base || message.source !== this.frame.contentWindow) return;
        if (message.data && message.data.from === 'payment-sandbox') this.ended(message.data);
      };
      this.press = (event) => {
        if (event.key === 'Escape') this.dismiss();
      };
      addEventListener('message', this.hear);
      addEventListener('keydown', this.press);
    }

    close() {
      if (!this.overlay) return;
      removeEventListener('message', this.hear);
      removeEventListener('keydown', this.press);
      this.overlay.remove();
      this.overlay = undefined;
      if (this.focused) this.focused.focus();
    }

    dismiss() {
      this.close();
      const { modal = {} } = this.options;
      if (modal.ondismiss) modal.ondismiss();
    }

    ended({ ended, fields }) {
      if (ended === 'cancelled') {
        this.dismiss();
        return;
      }
      this.close();
      const { handler, callback_url, redirect } = this.options;
      const listeners = ended === 'failed' ? this.listeners['payment.failed'] || [] : [];
      for (const listener of listeners) listener({ error: errorOf(fields) });
      // With `redirect` the whole page navigates, even if there is a handler.
      if (callback_url && (redirect || !handler)) post(callback_url, '_self', fields);
      else if (ended === 'paid' && handler) handler(fields);
    }
  }

  window.Razorpay = Razorpay;
})();
