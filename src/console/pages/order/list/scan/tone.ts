let speaker: AudioContext | undefined

/** Pitches and how long each sounds, in seconds: what went well is high and short, what did not is low and long. */
const tones = { good: { pitch: 1175, length: 0.12 }, wrong: { pitch: 220, length: 0.5 } }

/** Who scans looks at the parcel, not at the screen. A browser that can make no sound stays silent. */
export function tone(kind: keyof typeof tones): void {
  try {
    speaker ??= new AudioContext()
    if (speaker.state === 'suspended') void speaker.resume().catch(() => {})
    const { pitch, length } = tones[kind]
    const begin = speaker.currentTime
    const source = speaker.createOscillator()
    const volume = speaker.createGain()
    source.type = kind === 'wrong' ? 'square' : 'sine'
    source.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, begin)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    source.connect(volume).connect(speaker.destination)
    source.start(begin)
    source.stop(begin + length)
  } catch {
    // a sound that cannot be made is no failure
  }
}
