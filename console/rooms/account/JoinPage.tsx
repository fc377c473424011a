import { MakeAccount } from './MakeAccount.tsx'

/** The account of a colleague who was invited. */
export function JoinPage() {
  return <MakeAccount who="colleague" />
}
