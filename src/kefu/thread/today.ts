import { atom, onMount } from 'nanostores'

const minute = 60_000

/** Some moment of the current day: a workbench stays open over midnight. */
export const $today = atom(Date.now())

onMount($today, () => {
  const turn = () => {
    if (new Date().toDateString() !== new Date($today.get()).toDateString()) $today.set(Date.now())
  }
  turn()
  const timer = setInterval(turn, minute)
  return () => clearInterval(timer)
})
