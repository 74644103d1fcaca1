let speaker: AudioContext | undefined

/** Two short notes. A browser that nobody has pressed anything in yet stays silent. */
export function sound(): void {
  try {
    speaker ??= new AudioContext()
    if (speaker.state === 'suspended') void speaker.resume().catch(() => {})
    const now = speaker.currentTime
    for (const [at, pitch] of [
      [0, 880],
      [0.12, 1175],
    ] as const) {
      const tone = speaker.createOscillator()
      const volume = speaker.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, now + at)
      volume.gain.exponentialRampToValueAtTime(0.15, now + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.18)
      tone.connect(volume).connect(speaker.destination)
      tone.start(now + at)
      tone.stop(now + at + 0.2)
    }
  } catch {
    // a sound that cannot be made is no failure
  }
}
