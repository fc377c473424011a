/**
 * A `fetch` that sends a form as one piece. Node's own hands its parts to a stream one after the other; where that has been
 * closed meanwhile, because the call was given up or the server answered early, it fails where nobody can hear it.
 */
export const fetchWithWholeForm: typeof globalThis.fetch = async (input, init) => {
  if (!(init?.body instanceof FormData)) return fetch(input, init)
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('content-type', form.headers.get('content-type') ?? 'multipart/form-data')
  return fetch(input, { ...init, headers, body: await form.arrayBuffer() })
}
