/** Gives the browser a file to save. */
export function saveFile(name: string, type: string, content: string): void {
  // Spreadsheets take it for UTF-8 by the mark at its beginning; what programs read has none.
  const mark = /json|markdown/.test(type) ? [] : ['\ufeff']
  const address = URL.createObjectURL(new Blob([...mark, content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
