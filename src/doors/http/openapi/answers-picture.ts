/** Whether an operation answers with a picture, by the media types of its success: it is shown by its address, and handed on as no text. */
export function answersPicture(content: object): boolean {
  const types = Object.keys(content)
  return types.length > 0 && types.every((type) => type.startsWith('image/'))
}
