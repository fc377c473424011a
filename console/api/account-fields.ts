export type Role = 'owner' | 'manager' | 'agent'

/** Who is signed in, and for whom they work. */
export interface Me {
  accountId: string
  name: string
  email: string
  role: Role
  workspace: { id: number | string; name: string; logo: string }
  chatbots: { serialNumber: string; name: string }[]
  /** Such as "es"; left out: the browser decides. */
  language?: string | null
}

export interface NewOwner {
  /** From the link of the first start. */
  token: string
  name: string
  email: string
  password: string
}

/** Whom the provider vouches for, and the firms that invited them. */
export interface OfferedTeams {
  email: string
  name: string
  /** `invitedBy`: '' where nobody is named. */
  teams: { id: number; firm: string; role: Role; invitedBy: string }[]
}
