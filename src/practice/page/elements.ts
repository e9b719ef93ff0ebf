/** The element of the page with this id. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

export function field(id: string): HTMLInputElement {
  return element<HTMLInputElement>(id);
}

export function choice(id: string): HTMLSelectElement {
  return element<HTMLSelectElement>(id);
}

/** Fills a list to choose from. */
export function fillChoice(
  list: HTMLSelectElement,
  options: readonly (readonly [value: string, words: string])[],
): void {
  list.replaceChildren(...options.map(([value, words]) => new Option(words, value)));
}

/** Under this name, with the field's id, the browser keeps what was chosen last. */
const KEPT = 'automine-practice:';

/** Fills the fields that ask for it with what was chosen last time, and keeps what is chosen from now on. */
export function keepChoices(): void {
  for (const input of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-keep]')) {
    const isBox = input instanceof HTMLInputElement && input.type === 'checkbox';
    const kept = localStorage.getItem(KEPT + input.id);
    if (kept !== null && isBox) input.checked = kept === 'true';
    else if (kept !== null && isPossible(input, kept)) input.value = kept;
    input.addEventListener('change', () => {
      localStorage.setItem(KEPT + input.id, isBox ? String(input.checked) : input.value);
    });
  }
}

function isPossible(input: HTMLInputElement | HTMLSelectElement, value: string): boolean {
  return input instanceof HTMLInputElement || [...input.options].some((option) => option.value === value);
}

/** Shows a dialog; the value of the button that closed it. */
export function askDialog(id: string): Promise<string> {
  const dialog = element<HTMLDialogElement>(id);
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true });
  });
}
