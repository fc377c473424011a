import { useLocation } from '@tanstack/react-router'
import { AskForLink } from './AskForLink.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'

/** For who forgot the password: asks for a link, and is where the link leads, with its one-time token behind the #. */
export function NewPasswordPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  return token === '' ? <AskForLink /> : <ChoosePassword key={token} token={token} />
}
