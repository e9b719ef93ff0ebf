import type { RequestName, Requests } from '../requests.ts';

/** Asks the program behind the page. @throws when it does not answer, with a sentence for people. */
export async function request<K extends RequestName>(name: K, ask: Requests[K]['ask']): Promise<Requests[K]['answer']> {
  const response = await fetch(`api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ask),
  }).catch(() => null);
  if (response?.ok) return (await response.json()) as Requests[K]['answer'];
  const reason = response ? (await response.text()).trim() : 'Automine does not answer: start it again.';
  throw new Error(reason);
}
