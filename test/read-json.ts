/** The body of a response as JSON of the shape that the test goes on to assert. */
export async function readJson<Body>(response: Response): Promise<Body> {
  return JSON.parse(await response.text())
}
