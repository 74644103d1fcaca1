import { atom } from 'nanostores'

/** Counts changes of the tree itself: the tree and the list of people are read again. */
export const $treeRound = atom(0)
/** Counts changes of who belongs where: the tree is read again for its figures. */
export const $peopleRound = atom(0)

export const treeChanged = () => $treeRound.set($treeRound.get() + 1)
export const peopleChanged = () => $peopleRound.set($peopleRound.get() + 1)
