#!/usr/bin/env bash
# Takes pictures of real programs that show no Minesweeper board: tools/negatives/harvest.sh OUT_DIR [NAME]
# Needs the Debian packages of the programs below, Xvfb, openbox, ImageMagick, xdotool and dbus. Programs that are missing
# are named on stderr. Each program gets a display of its own home and is ended by its process group.
set -euo pipefail
out=${1:?Expected a folder for the pictures}
only=${2:-}
mkdir -p "$out"
out=$(realpath "$out")
work=$(mktemp -d)
cd "$work"
export PATH=$PATH:/usr/games HOME=$work XDG_RUNTIME_DIR=$work LANG=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1 NO_AT_BRIDGE=1
display=${NEGATIVES_DISPLAY:-57}
[ -e "/tmp/.X11-unix/X$display" ] && { echo "Display :$display is in use: set NEGATIVES_DISPLAY to a free number." >&2; exit 1; }
Xvfb ":$display" -screen 0 1280x800x24 -nolisten tcp 2>"$work/xvfb.log" & server=$!
trap 'kill $server 2>/dev/null || true; rm -rf "$work"' EXIT
export DISPLAY=:$display
sleep 1
openbox & sleep 0.5

# Nothing that shows the machine, its processes or its users: pictures are published.
# Data for programs that show data.
seq 1 240 | paste -d, - - - - - - - - >"$work/numbers.csv"
man_page='The quick brown fox jumps over the lazy dog. 1 2 3 4 5 6 7 8. '
for _ in $(seq 60); do printf '%s' "$man_page"; done | fold -w 90 >"$work/text.txt"
{ for r in $(seq 30); do for c in $(seq 40); do printf '%s ' $(((r * 7 + c * c * 3) % 9)); done; echo; done; } >"$work/matrix.txt"

grounds=('#2e3440' '#d8dee9' '#3b6ea5' '#557a46' '#000000' '#f5f5f5')
count=0

# shot NAME SECONDS KEYS COMMAND…: what the command shows after so many seconds and keys (comma-separated, - for none).
shot() {
  local name=$1 seconds=$2 keys=$3 log=$work/program.log
  shift 3
  count=$((count + 1))
  [ -n "$only" ] && [[ $name != $only ]] && return 0
  command -v "$1" >/dev/null || { echo "$name: $1 is not installed" >&2; return 0; }
  local ground=${grounds[$((count % ${#grounds[@]}))]}
  xsetroot -solid "$ground"
  setsid dbus-run-session -- "$@" >"$log" 2>&1 </dev/null &
  local program=$!
  sleep "$seconds"
  if [ "$keys" != - ]; then
    for key in ${keys//,/ }; do xdotool key "$key"; sleep 0.6; done
    sleep 1.5
  fi
  import -window root "$work/shot.png"
  kill -TERM -- "-$program" 2>/dev/null || true
  sleep 0.4
  kill -KILL -- "-$program" 2>/dev/null || true
  wait "$program" 2>/dev/null || true
  if [ "$(convert "$work/shot.png" -format %k info:)" -lt 3 ]; then
    echo "$name: nothing was shown" >&2
    return 0
  fi
  # File managers say in their last line how large the disk is.
  local chop=0
  [[ $name == files-* ]] && chop=30
  convert "$work/shot.png" -trim +repage -gravity south -chop "0x$chop" -gravity northwest -bordercolor "$ground" -border 16 "$out/$name.png"
}

terminal() { shot "$1" 2 - xterm -T Terminal -geometry 100x32 "${@:3}" -e sh -c "$2; sleep 60"; }

for game in blackbox bridges cube dominosa fifteen filling flip flood galaxies guess inertia keen lightup loopy magnets map \
  mosaic net netslide palisade pattern pearl pegs range rect samegame signpost singles sixteen slant solo tents towers tracks \
  twiddle undead unequal unruly untangle; do
  shot "sgt-$game" 2.5 - "sgt-$game"
done

shot calculator-xcalc 2 - xcalc
shot calculator-galculator 3 - galculator
shot calculator-kcalc 4 - kcalc
shot calculator-speedcrunch 3 - speedcrunch
shot calculator-qalculate 4 - qalculate-gtk
shot calculator-gnome 4 - gnome-calculator
shot sheet-gnumeric-empty 6 - gnumeric
shot sheet-gnumeric-numbers 6 - gnumeric "$work/numbers.csv"
shot characters-gnome 5 - gnome-characters
shot characters-gucharmap 4 - gucharmap
shot characters-kcharselect 4 - kcharselect
shot characters-xfontsel 2 - xfontsel
shot characters-xfd 2 - xfd -fn 9x15
shot characters-xfd-large 2 - xfd -fn 10x20
shot keyboard-xvkbd 3 - xvkbd
shot keyboard-onboard 6 - onboard
shot board-xboard 4 - xboard -ncp
shot board-gnome-chess 6 - gnome-chess
shot board-kigo 5 - kigo
shot board-qgo 4 - qgo
shot board-cgoban 3 - cgoban
shot board-iagno 5 Return iagno
shot board-kreversi 5 Return kreversi
shot board-bovo 5 - bovo
shot board-four-in-a-row 5 Return four-in-a-row
shot board-kfourinline 5 - kfourinline
shot sudoku-ksudoku 5 Return ksudoku
shot sudoku-gnome 5 Return gnome-sudoku
shot puzzle-hitori 5 - hitori
shot puzzle-klotski 5 Return gnome-klotski
shot puzzle-tetravex 5 - gnome-tetravex
shot puzzle-five-or-more 5 - five-or-more
shot puzzle-swell-foop 5 - swell-foop
shot puzzle-lightsoff 5 - lightsoff
shot puzzle-quadrapassel 5 - quadrapassel
shot puzzle-tali 5 - tali
shot puzzle-klickety 5 Return klickety
shot puzzle-knetwalk 5 Return knetwalk
shot puzzle-ksquares 5 Return ksquares
shot puzzle-kblocks 6 - kblocks
shot tiles-gnome-mahjongg 5 Return gnome-mahjongg
shot tiles-kmahjongg 6 - kmahjongg
shot tiles-xmahjongg 3 - xmahjongg
shot files-icons 4 - pcmanfm --no-desktop /usr/share/icons/hicolor
shot files-programs 4 - pcmanfm --no-desktop /usr/share/applications
shot files-symbols 4 - pcmanfm --no-desktop /usr/share/X11/xkb/symbols
shot launcher-appfinder 5 - xfce4-appfinder
shot text-mousepad 4 - mousepad text.txt
shot text-mousepad-matrix 4 - mousepad matrix.txt
shot text-xedit 2 - xedit text.txt
shot text-xman 2 - xman -bothshown
shot draw-bitmap 2 - bitmap -size 24x24
shot draw-bitmap-small 2 - bitmap -size 9x9
shot draw-xpaint 3 - xpaint
shot draw-dia 6 - dia
shot draw-xfig 4 - xfig
shot draw-gpick 4 - gpick
shot pictures-feh 4 - feh --index --thumb-width 48 --thumb-height 48 --limit-width 900 /usr/share/pixmaps
shot calendar-orage 5 - orage
shot clock-xclock 2 - xclock
shot eyes-xeyes 2 - xeyes
terminal terminal-ls 'ls -l --color=always /usr/share/X11/xkb/symbols | head -31'
terminal terminal-services 'cut -c1-40 /etc/services | tail -n +20 | column -c 100 | head -31' -bg '#002b36' -fg '#93a1a1'
terminal terminal-columns 'ls -C -w 100 --color=always /usr/share/X11/xkb/symbols | head -31' -bg '#1d1f21' -fg '#c5c8c6'
terminal terminal-hexdump 'hexdump -C /bin/true | head -31' -bg black -fg white
terminal terminal-calendar 'ncal -b -3; cal -y' -bg black -fg green
terminal terminal-sc "sc none.sc"
terminal terminal-nano "nano text.txt"
terminal terminal-matrix "cat $work/matrix.txt" -bg white -fg black
terminal terminal-table "column -t -s, $work/numbers.csv" -bg '#300a24' -fg white
terminal terminal-chess 'printf "8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n5 . . . . . . . .\n4 . . . . P . . .\n3 . . . . . . . .\n2 P P P P . P P P\n1 R N B Q K B N R\n  a b c d e f g h\n"'

# Whole desktops of several programs.
together() { shot "desktop-$1" 12 - sh -c "$2 sleep 90"; }
together office 'gnumeric numbers.csv & mousepad text.txt & galculator & '
together launcher 'xfce4-appfinder & xclock & xterm -T Terminal -e "cat text.txt; sleep 60" & '
together old 'xcalc & xman -bothshown & xedit text.txt & xclock & xeyes & bitmap -size 16x16 & '
together puzzles 'sgt-solo & sgt-net & sgt-pattern & sgt-bridges & '
together numbers 'sgt-fifteen & sgt-filling & sgt-range & sgt-dominosa & xcalc & '
together boards 'xboard -ncp & gnome-chess & iagno & '
together letters 'gucharmap & xfd -fn 9x15 & xvkbd & '
together drawing 'xpaint & dia & gpick & '
together terminals 'xterm -T Terminal -bg black -fg green -e "cat matrix.txt; sleep 60" & xterm -T Terminal -e "cal -y; sleep 60" & xterm -T Terminal -bg "#300a24" -fg white -e "hexdump -C /bin/true | head -40; sleep 60" & '
together calendar 'orage & kcalc & ksquares & '
