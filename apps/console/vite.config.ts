// How the console is built and served in development.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  server: { port: 5174, proxy: { '/api': api } },
  // The server puts a fresh one in its place with every page.
  html: { cspNonce: 'nonce-of-this-page' },
  build: {
    target: 'baseline-widely-available',
    // A data: picture in a style would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: 'antd',
              test: /node_modules[\\/](antd|@ant-design|@rc-component)[\\/](?!.*locale)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
