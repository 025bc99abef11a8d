// Prints the digests of files in the binary form: `mcs Digest.cs Loopwright.cs && mono Digest.exe FILE...`.
using System;
using System.IO;
using System.Text;

static class Digest
{
    static int Main(string[] paths)
    {
        int status = 0;
        foreach (string path in paths)
        {
            try
            {
                byte[] bytes = File.ReadAllBytes(path);
                bool isLevel = Encoding.ASCII.GetString(bytes, 0, Math.Min(64, bytes.Length)).Contains("loopwright-level");
                uint digest = isLevel ? Loopwright.Level.Read(bytes).Digest : Loopwright.Game.Read(bytes).Digest;
                Console.WriteLine(digest.ToString("x8"));
            }
            catch (Exception error)
            {
                if (!(error is FormatException || error is IOException)) throw;
                Console.Error.WriteLine(path + ": " + error.Message);
                status = 1;
            }
        }
        return status;
    }
}
