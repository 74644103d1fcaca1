/** Whose conversation a shared socket attends to: a server knows one for each socket. */
export interface Attendance {
  /** A member looks at a conversation; what is to be sent. */
  turnTo(member: string, text: string): string
  /** Makes the conversation of who writes the attended one; what is to be sent first. */
  claim(member: string): string | undefined
  /** A member looks at none any more: what another one looks at is to be sent, `'none'` when nobody does, undefined when nothing changes. */
  turnAway(member: string): string | undefined
}

export const none = 'none'

export function createAttendance(): Attendance {
  /** What each looks at, in the order of turning to it. */
  const looks = new Map<string, string>()
  let current: string | undefined

  function turnTo(member: string, text: string) {
    looks.delete(member)
    looks.set(member, text)
    current = member
    return text
  }

  return {
    turnTo,
    claim(member) {
      const text = looks.get(member)
      return text === undefined || current === member ? undefined : turnTo(member, text)
    },
    turnAway(member) {
      if (!looks.delete(member) || current !== member) return undefined
      const last = [...looks].at(-1)
      if (last) return turnTo(...last)
      current = undefined
      return none
    },
  }
}
