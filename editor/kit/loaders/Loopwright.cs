// Reads games and levels that Loopwright exported: `loopwright export game PROJECT -o DIR --format binary`.
// One file without dependencies for Unity, Godot, MonoGame. Licence: MIT or Apache-2.0, as Loopwright.
//
//   var game = Loopwright.Game.Read(File.ReadAllBytes("game.bin"));
//   var level = Loopwright.Level.Read(File.ReadAllBytes(game.Levels[0].File));
//   var block = level.ArtAt(3, 20);             // column 3, row 20
//   var place = game.Cells[block.Number];       // its 16x16 pixels in atlas.png; cell 0 is nothing
//
// Places are pixels, speeds 1/256 pixel a frame, angles 256 to the turn. What each field means is in the manual, and in the
// schemas `game` and `game-level`. What is missing is null. Digest is a number of all that was read: two loaders that agree
// on it read the same. What is wrong throws a FormatException.
using System;
using System.Collections.Generic;
using System.Text;

namespace Loopwright
{
    public struct Point { public int X, Y; }
    public struct Sides { public int Left, Top, Right, Bottom; }
    public struct Area { public int X, Y, Width, Height; }
    public class Animation { public int Cell; public Point[] Frames; /* X is the cell, Y its frames */ }
    public class Picture { public int X, Y, Width, Height, Left, Top; }
    public class Tile { public int[] Heights, Widths; public int Angle; public bool Flagged; public Dictionary<string, object> Properties; }
    /// <summary>The own properties of the blocks that show a cell of art.</summary>
    public class CellProperties { public int Cell; public Dictionary<string, object> Properties; }
    public class Definition { public string Name, Title, Form; public int HalfWidth, HalfHeight; public int[] Heights; public int Speed; public string Throw, Json; }
    public class Entry { public string Name, Title, File, Digest; }
    public class Atlas { public string Image; public int Width, Height, Padding; }

    public class LimitChange
    {
        public int FromX;
        public int? ToX, FromY, ToY, PlayerFromY, PlayerToY, Switch, Stage, NextStage, Left, Top, Right, Bottom, AtOnce;
        public int TopSpeed;
        public bool NoReturn, Closed, Keeps;
    }

    public class Start
    {
        public string Name;
        public int X, Y;
        public string Character, Partner, Layer;
        public bool FacesLeft;
        public int XSub, YSub, XSpeed, YSpeed, GroundSpeed;
        public bool Airborne, Rolling;
        public string Shield, Form;
        public int Rings, Emeralds;
        public int? Water;
        public int WaterStage;
    }

    public class WaterChange
    {
        public int FromX;
        public int? ToX, FromY, ToY, Switch, Stage, Reached, NextStage, Y, AtOnce, Presses, Closes;
    }

    public class Water { public int Y; public bool Swells; public int Speed; public WaterChange[] Changes; }
    public class Background { public string Image; public int ScrollX, ScrollY, Y, Drift; public bool Once; public int FirstRow, EndRow; }
    /// <summary>Another level behind the level: a picture that repeats to all sides.</summary>
    /// <summary>A level whose art is drawn with this one, in front of all or behind the blocks.</summary>
    public class Layer { public string Level; public bool Front; public int Opacity, ScrollX, ScrollY, X, Y; public bool Repeats; }
    public class Plane { public string Level, Image; public int Width, Height, ScrollX, ScrollY, X, Y; }
    public class Loop { public int X, Y, Size; public string Role; }

    public class Switcher
    {
        public string Id;
        public int X, Y;
        public bool Horizontal;
        public int HalfLength;
        public string RightOrBelow;
        public bool RightOrBelowHigh;
        public string LeftOrAbove;
        public bool LeftOrAboveHigh, GroundedOnly, PriorityOnly;
        /// <summary>The project's own: numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Properties;
    }

    /// <summary>A named region; a point if it has no size.</summary>
    public class Region
    {
        public string Id, Name;
        public int X, Y, Width, Height;
        /// <summary>The project's own: numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Properties;
    }

    public class Solid
    {
        public string Shape;
        public int X, Y, HalfWidth, HalfHeight, StandingHeight, LandingHalfWidth;
        public int[] Heights;
        public bool OffScreen;
    }

    public class Hitbox { public int X, Y, HalfWidth, HalfHeight; }

    public class PlacedObject
    {
        public string Id, Kind;
        public bool Known;
        public int X, Y, PlacedX, PlacedY;
        public bool FlipX, FlipY, Hidden, InFront;
        public int? Picture;
        /// <summary>Numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Parameters;
        /// <summary>Null if nothing of it is solid.</summary>
        public Solid Solid;
        public string Reaction, Element;
        public Hitbox[] Hitboxes;
        public Sides[] Areas;
        public Point[] Path;
        /// <summary>The project's own: numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Properties;
    }

    /// <summary>A block of art (Number is its cell, Front counts) or a solid tile (Number is the tile, Top and Sides count).</summary>
    public struct Block { public int Number; public bool FlipX, FlipY, Front, Top, Sides; }

    /// <summary>What all levels share.</summary>
    public class Game
    {
        public string Name, Preset;
        /// <summary>Numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Rules;
        /// <summary>The project's own: numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Properties;
        public Atlas Atlas;
        public Point[] Cells;
        public CellProperties[] CellProperties;
        public Animation[] Animations;
        public Picture[] Pictures;
        public Tile[] Tiles;
        public Definition[] Definitions;
        public Entry[] Levels;
        public uint Digest;

        public static Game Read(byte[] bytes)
        {
            var r = new Reader(bytes, "loopwright-game");
            var game = new Game { Name = r.Text(), Preset = r.Text(), Rules = r.Map(), Properties = r.Map() };
            game.Atlas = new Atlas { Image = r.Text(), Width = r.Number(), Height = r.Number(), Padding = r.Number() };
            game.Cells = r.List(r.Point);
            game.CellProperties = r.List(() => new CellProperties { Cell = r.Number(), Properties = r.Map() });
            game.Animations = r.List(() => new Animation { Cell = r.Number(), Frames = r.List(r.Point) });
            game.Pictures = r.List(() => new Picture {
                X = r.Number(), Y = r.Number(), Width = r.Number(), Height = r.Number(), Left = r.Number(), Top = r.Number() });
            game.Tiles = r.List(() => new Tile {
                Heights = r.Numbers(16), Widths = r.Numbers(16), Angle = r.Number(), Flagged = r.Flag(),
                Properties = r.Map() });
            game.Definitions = r.List(() => new Definition {
                Name = r.Text(), Title = r.Text(), Form = r.Text(), HalfWidth = r.Number(), HalfHeight = r.Number(),
                Heights = r.List(r.Number), Speed = r.Number(), Throw = r.Text(),
                Json = r.Text() });
            game.Levels = r.List(() => new Entry { Name = r.Text(), Title = r.Text(), File = r.Text(), Digest = r.Text() });
            game.Digest = r.End();
            return game;
        }
    }

    /// <summary>A level.</summary>
    public class Level
    {
        public string Name, Title;
        /// <summary>The project's own: numbers, flags and texts, by name.</summary>
        public Dictionary<string, object> Properties;
        public int Columns, Rows;
        public int? WrapY;
        public Sides Bounds;
        public LimitChange[] Limits;
        public Start Start;
        public Start[] Starts;
        public Area? Goal;
        public Water Water;
        public Background[] Backgrounds;
        /// <summary>Null if there is none.</summary>
        public Plane Plane;
        public Layer[] Layers;
        public Loop[] Loops;
        public Switcher[] Switchers;
        public Region[] Regions;
        public PlacedObject[] Objects;
        /// <summary>Rows * Columns numbers: see ArtAt and SolidAt.</summary>
        public int[] Art, SolidA, SolidB;
        public uint Digest;

        public static Level Read(byte[] bytes)
        {
            var r = new Reader(bytes, "loopwright-level");
            var level = new Level { Name = r.Text(), Title = r.Text(), Properties = r.Map(), Columns = r.Number(), Rows = r.Number() };
            if (level.Columns < 0 || level.Rows < 0 || (long)level.Columns * level.Rows > 1 << 26) throw Reader.Wrong("the level is too large");
            level.WrapY = r.Maybe();
            level.Bounds = r.Sides();
            level.Limits = r.List(() => new LimitChange {
                FromX = r.Number(), ToX = r.Maybe(), FromY = r.Maybe(), ToY = r.Maybe(), PlayerFromY = r.Maybe(),
                PlayerToY = r.Maybe(), Switch = r.Maybe(), Stage = r.Maybe(), NextStage = r.Maybe(), Left = r.Maybe(),
                Top = r.Maybe(), Right = r.Maybe(), Bottom = r.Maybe(), AtOnce = r.Maybe(), TopSpeed = r.Number(),
                NoReturn = r.Flag(), Closed = r.Flag(), Keeps = r.Flag() });
            level.Start = r.Start();
            level.Starts = r.List(r.Start);
            if (r.IsThere()) level.Goal = new Area { X = r.Number(), Y = r.Number(), Width = r.Number(), Height = r.Number() };
            if (r.IsThere()) level.Water = new Water {
                Y = r.Number(), Swells = r.Flag(), Speed = r.Number(), Changes = r.List(() => new WaterChange {
                    FromX = r.Number(), ToX = r.Maybe(), FromY = r.Maybe(), ToY = r.Maybe(), Switch = r.Maybe(),
                    Stage = r.Maybe(), Reached = r.Maybe(), NextStage = r.Maybe(), Y = r.Maybe(), AtOnce = r.Maybe(),
                    Presses = r.Maybe(), Closes = r.Maybe() }) };
            level.Backgrounds = r.List(() => new Background {
                Image = r.Text(), ScrollX = r.Number(), ScrollY = r.Number(), Y = r.Number(), Drift = r.Number(),
                Once = r.Flag(), FirstRow = r.Number(), EndRow = r.Number() });
            if (r.IsThere()) level.Plane = new Plane {
                Level = r.Text(), Image = r.Text(), Width = r.Number(), Height = r.Number(), ScrollX = r.Number(),
                ScrollY = r.Number(), X = r.Number(), Y = r.Number() };
            level.Layers = r.List(() => new Layer {
                Level = r.Text(), Front = r.Flag(), Opacity = r.Number(), ScrollX = r.Number(), ScrollY = r.Number(),
                X = r.Number(), Y = r.Number(), Repeats = r.Flag() });
            level.Loops = r.List(() => new Loop { X = r.Number(), Y = r.Number(), Size = r.Number(), Role = r.Text() });
            level.Switchers = r.List(() => new Switcher {
                Id = r.Text(), X = r.Number(), Y = r.Number(), Horizontal = r.Flag(), HalfLength = r.Number(),
                RightOrBelow = r.Text(), RightOrBelowHigh = r.Flag(), LeftOrAbove = r.Text(), LeftOrAboveHigh = r.Flag(),
                GroundedOnly = r.Flag(), PriorityOnly = r.Flag(), Properties = r.Map() });
            level.Regions = r.List(() => new Region {
                Id = r.Text(), Name = r.Text(), X = r.Number(), Y = r.Number(), Width = r.Number(), Height = r.Number(),
                Properties = r.Map() });
            level.Objects = r.List(r.Object);
            level.Art = r.Grid(level);
            level.SolidA = r.Grid(level);
            level.SolidB = r.Grid(level);
            level.Digest = r.End();
            return level;
        }

        /// <summary>The block of art at a column and a row; number 0, which is nothing, outside.</summary>
        public Block ArtAt(int column, int row)
        {
            int number = At(Art, column, row);
            return new Block { Number = number >> 3, FlipX = (number & 1) != 0, FlipY = (number & 2) != 0, Front = (number & 4) != 0 };
        }

        /// <summary>The solid tile of layer 'a' or 'b' at a column and a row; number 0, which is nothing, outside.</summary>
        public Block SolidAt(char layer, int column, int row)
        {
            int number = At(layer == 'b' || layer == 'B' ? SolidB : SolidA, column, row);
            return new Block {
                Number = number >> 4, FlipX = (number & 1) != 0, FlipY = (number & 2) != 0, Top = (number & 4) != 0,
                Sides = (number & 8) != 0 };
        }

        int At(int[] grid, int column, int row)
        {
            return column >= 0 && row >= 0 && column < Columns && row < Rows ? grid[row * Columns + column] : 0;
        }
    }

    /// <summary>Reads the binary form: numbers as varints, signed ones zigzag; texts and lists after their length.</summary>
    class Reader
    {
        readonly byte[] bytes;
        int at;
        uint digest;

        public Reader(byte[] bytes, string format)
        {
            this.bytes = bytes;
            if (Text() != format) throw Wrong("it has another format");
            if (Number() != 6) throw Wrong("it has another version than 6");
        }

        public static FormatException Wrong(string what)
        {
            return new FormatException("This is no file of Loopwright that can be read: " + what + ".");
        }

        public uint End()
        {
            if (at != bytes.Length) throw Wrong("something follows its end");
            return digest;
        }

        void Fold(int number) { unchecked { digest = digest * 65599 + (uint)number; } }

        int Byte()
        {
            if (at >= bytes.Length) throw Wrong("it ends too early");
            return bytes[at++];
        }

        uint Length()
        {
            ulong value = 0;
            for (int shift = 0; shift < 35; shift += 7)
            {
                int part = Byte();
                value |= (ulong)(part & 127) << shift;
                if (part < 128 && value <= uint.MaxValue) return (uint)value;
            }
            throw Wrong("a number is too large");
        }

        int Signed()
        {
            uint value = Length();
            return unchecked((int)(value >> 1) ^ -(int)(value & 1));
        }

        int Tag(int most)
        {
            int tag = Byte();
            if (tag > most) throw Wrong("a byte has no meaning");
            return tag;
        }

        // The length of a list whose items take a byte or more each.
        int Count()
        {
            uint count = Length();
            if (count > bytes.Length - at) throw Wrong("a list is longer than the file");
            return (int)count;
        }

        public int Number()
        {
            int value = Signed();
            Fold(value);
            return value;
        }

        public bool Flag()
        {
            int value = Tag(1);
            Fold(value);
            return value == 1;
        }

        public string Text()
        {
            int length = Count();
            for (int n = 0; n < length; n++) Fold(bytes[at + n]);
            at += length;
            return Encoding.UTF8.GetString(bytes, at - length, length);
        }

        public bool IsThere()
        {
            if (Tag(1) == 1) return true;
            Fold(0);
            return false;
        }

        public int? Maybe() { return IsThere() ? Number() : (int?)null; }

        public T[] List<T>(Func<T> read)
        {
            var list = new T[Count()];
            for (int n = 0; n < list.Length; n++) list[n] = read();
            return list;
        }

        public int[] Numbers(int count)
        {
            var numbers = new int[count];
            for (int n = 0; n < count; n++) numbers[n] = Number();
            return numbers;
        }

        public Dictionary<string, object> Map()
        {
            var map = new Dictionary<string, object>();
            for (int left = Count(); left > 0; left--)
            {
                string name = Text();
                int tag = Tag(2);
                map[name] = tag == 0 ? Number() : tag == 1 ? (object)Flag() : Text();
            }
            return map;
        }

        public Point Point() { return new Point { X = Number(), Y = Number() }; }

        public Sides Sides() { return new Sides { Left = Number(), Top = Number(), Right = Number(), Bottom = Number() }; }

        public Start Start()
        {
            return new Start {
                Name = Text(), X = Number(), Y = Number(), Character = Text(), Partner = IsThere() ? Text() : null,
                Layer = Text(), FacesLeft = Flag(), XSub = Number(), YSub = Number(), XSpeed = Number(), YSpeed = Number(),
                GroundSpeed = Number(), Airborne = Flag(), Rolling = Flag(), Shield = Text(), Form = Text(),
                Rings = Number(), Emeralds = Number(), Water = Maybe(), WaterStage = Number() };
        }

        public PlacedObject Object()
        {
            return new PlacedObject {
                Id = Text(), Kind = Text(), Known = Flag(), X = Number(), Y = Number(), PlacedX = Number(), PlacedY = Number(),
                FlipX = Flag(), FlipY = Flag(), Hidden = Flag(), InFront = Flag(), Picture = Maybe(), Parameters = Map(),
                Solid = IsThere() ? Solid() : null, Reaction = Text(), Element = Text(),
                Hitboxes = List(() => new Hitbox { X = Number(), Y = Number(), HalfWidth = Number(), HalfHeight = Number() }),
                Areas = List(Sides), Path = List(Point), Properties = Map() };
        }

        Solid Solid()
        {
            return new Solid {
                Shape = Text(), X = Number(), Y = Number(), HalfWidth = Number(), HalfHeight = Number(),
                StandingHeight = Number(), LandingHalfWidth = Number(), Heights = List(Number), OffScreen = Flag() };
        }

        // Runs of equal numbers, row after row.
        public int[] Grid(Level level)
        {
            var cells = new int[level.Columns * level.Rows];
            int at = 0;
            for (int left = Count(); left > 0; left--)
            {
                int count = Signed(), value = Signed();
                if (count < 1 || count > cells.Length - at) throw Wrong("a run leaves its grid");
                for (int end = at + count; at < end; at++) { cells[at] = value; Fold(value); }
            }
            if (at != cells.Length) throw Wrong("a grid has too few blocks");
            return cells;
        }
    }
}
