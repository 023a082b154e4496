// Vite's own types: style modules, import.meta.env.
/// <reference types="vite/client" />
