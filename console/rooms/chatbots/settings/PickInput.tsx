import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'

/** A text with a list of those that are known to choose from, as the browser shows one. */
export function PickInput({ choices, ...field }: TextInputProps & { choices: readonly string[] }) {
  const list = useId()
  return (
    <>
      <TextInput {...field} list={list} autoComplete="off" maw={360} />
      <datalist id={list}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  )
}
