/** An amount with its sign: what comes in has a plus. */
export function Signed({ amount }: { amount: string }) {
  const isOut = amount.startsWith('-')
  return <span className={isOut ? 'console-faint' : undefined}>{isOut ? amount : `+${amount}`}</span>
}
