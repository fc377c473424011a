export type Role = 'owner' | 'manager' | 'agent'

/** Who is signed in, and for whom they work. */
export interface Me {
  accountId: string
  name: string
  email: string
  role: Role
  workspace: { id: number | string; name: string }
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
