import { MakeAccount } from './MakeAccount.tsx'

/** The account of the owner, with the link that the first start printed. */
export function WelcomePage() {
  return <MakeAccount who="owner" />
}
