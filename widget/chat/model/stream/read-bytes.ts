/** The bytes of a response as they come; `heard` is called for each piece. (Not every browser iterates streams.) */
export async function* readBytes(response: Response, heard?: () => void): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard?.()
      yield value
    }
  } finally {
    // Whoever stops reading wants no more.
    reader.cancel().catch(() => {})
  }
}
