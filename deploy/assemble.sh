#!/bin/sh
# Puts a store that can run, and nothing else, into an empty folder:
#   deploy/assemble.sh SOURCE TARGET
# SOURCE is a checkout of the project. It needs Node 24, npm and the npm registry, no other program and no rights but to write to
# TARGET. The Containerfile runs it; on a machine without containers, run it yourself and copy TARGET.
set -eu

if [ $# -ne 2 ]; then
  echo "Usage: deploy/assemble.sh SOURCE TARGET" >&2
  exit 2
fi
source=$(cd "$1" && pwd)
mkdir -p "$2"
target=$(cd "$2" && pwd)
if [ -n "$(ls -A "$target")" ]; then
  echo "$target is not empty." >&2
  exit 1
fi
case $(node --version) in
  v2[4-9].* | v[3-9][0-9].*) ;;
  *)
    echo "Node 24 or newer is needed; this is $(node --version)." >&2
    exit 1
    ;;
esac

# npm's cache, and all that programs would write to a home folder, is not part of the store.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME="$scratch" npm_config_cache="$scratch/npm" npm_config_update_notifier=false
export NEXT_TELEMETRY_DISABLED=1

for part in app components lib public middleware.ts instrumentation.ts next.config.js package.json package-lock.json postcss.config.mjs tsconfig.json LICENSE; do
  cp -R "$source/$part" "$target/"
done
cd "$target"

# Install scripts stay off: no package needs one.
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
# Node itself is there already.
rm -rf node_modules/node-linux-* node_modules/.bin/node
node lib/tooling/launcher/run.js build

npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
# What only a build needs, or only a developer.
rm -rf .next/cache .next/trace* .next/diagnostics .next/types .next/dev next-env.d.ts
(
  cd node_modules
  rm -rf node-linux-* .bin .package-lock.json @next/swc-* typescript @typescript caniuse-lite playwright playwright-core jiti
  # The browser app of the back office is bundled.
  rm -rf esbuild @esbuild @mui @emotion @tanstack react-router qrcode-generator @simplewebauthn/browser zxing-wasm
  rm -rf react-transition-group dom-helpers @popperjs @babel source-map resolve @jridgewell
  rm -rf tailwindcss @tailwindcss lightningcss* enhanced-resolve tapable magic-string
  # The storefront's scripts are bundled, too.
  rm -rf leaflet photoswipe web-vitals
  # Faces of other weights than the documents have.
  (cd @expo-google-fonts/noto-sans-devanagari && rm -rf 100* 200* 300* 500* 700* 800* 900*)
  # Tests and examples.
  rm -rf bintrees/test bwip-js/examples
  find . -type d -name test -not -path '*/@playwright/*' -prune -exec rm -rf {} +
  # Builds for browsers and other module systems, and sources of builds.
  rm -rf @cantoo/pdf-lib/src @cantoo/pdf-lib/cjs @cantoo/pdf-lib/ts3.4 @cantoo/pdf-lib/dist/*.js
  rm -rf bwip-js/barcode.ps bwip-js/stb_truetype.h bwip-js/lib to-words/dist/cjs fontkit/src fontkit/dist/browser* fontkit/dist/main.cjs
  rm -rf hono/dist/cjs hono/dist/types csv-parse/dist csv-stringify/dist @zip.js/zip.js/*.cjs @zip.js/zip.js/*.min.js
  rm -rf pdfkit/js/pdfkit.browser* pdfkit/js/pdfkit.old.js pdfkit/js/pdfkit.js otpauth/dist/otpauth.umd* otpauth/dist/otpauth.esm* otpauth/dist/otpauth.slim* luxon/src luxon/build/global luxon/build/amd luxon/build/cjs-browser
  rm -rf bwip-js/src bwip-js/dist/bwip-js-min.js bwip-js/dist/bwip-js-rn.mjs bwip-js/dist/bwip-js-gen.mjs bwip-js/dist/bwip-js.* @zip.js/zip.js/dist to-words/dist/umd
  rm -rf pdfkit/.yarn pdfkit/src pdfkit/js/pdfkit.standalone.js zod/src styled-jsx/dist/babel
  rm -rf react-dom/cjs/*.development.js react-dom/cjs/*-profiling*
)
(
  cd node_modules/next/dist
  rm -rf esm docs bundle-analyzer server/capsize-font-metrics.json
  cd compiled
  rm -rf ./*-experimental next-devtools @vercel/og @vercel/nft @next/font terser cssnano-simple postcss-*
  # Bundlers and their parts, and the development server's. Next looks for the names of those of webpack and Babel at each start.
  rm -rf webpack/bundle5.js babel babel-packages react-server-dom-webpack acorn schema-utils2 schema-utils3 loader-utils2 neo-async
  rm -rf crypto-browserify browserify-zlib stream-browserify stream-http assert @modelcontextprotocol @mswjs serve-handler
  find . -type f \( -name '*.dev.js' -o -name '*.development.js' -o -name '*-experimental.runtime.prod.js' -o -name '*-profiling*' \) -delete
)
# The bundler writes a file with the messages for each route. They are the same but for the name of a source map: one is kept, and
# Node, which resolves links, loads it once.
for folder in .next/server/chunks .next/server/chunks/ssr; do
  (
    cd "$folder"
    find . -maxdepth 1 -type f -name '*.js' -exec sed -i '/^\/\/# sourceMappingURL=/d' {} +
    last=
    find . -maxdepth 1 -type f -name '*.js' -size +4k -exec md5sum {} + | sort | while read -r sum file; do
      if [ "$sum" = "$last" ]; then
        ln -sf "$first" "$file"
      else
        last=$sum
        first=$file
      fi
    done
  )
done
# Source maps, types and texts for developers; tests.
find .next node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.flow' \) -delete
find app components lib -type f -name '*.test.ts*' -delete
rm -rf lib/testing lib/back-office/testing lib/tooling/bench lib/retail-api/bench lib/retail-api/testing lib/retail-api/cart/pricing/proof
# Readable for every user, writable for none.
chmod -R a+rX,a-w .
# What an operator calls starts although nothing can be written.
node lib/tooling/launcher/run.js help > /dev/null
node "$source/deploy/check-imports.mjs" "$target"
echo "The store is in $target: $(du -sk . | cut -f1) kB."
