// a script on purpose, not a module: only so can it say that there is a copy on Preact
declare module '*/page.tsx?preact'
